import AtlasModel

extension ISOCatalog {
  /// A small part of the world, written in code: eight countries with some of what belongs to them.
  package static let fixture = ISOCatalog(
    countries: [
      Country(
        alpha2: "CI", alpha3: "CIV", numeric: "384", name: "Côte d'Ivoire",
        officialName: "Republic of Côte d'Ivoire"),
      Country(
        alpha2: "DE", alpha3: "DEU", numeric: "276", name: "Germany",
        officialName: "Federal Republic of Germany"),
      Country(alpha2: "FR", alpha3: "FRA", numeric: "250", name: "France", officialName: "French Republic"),
      Country(
        alpha2: "GB", alpha3: "GBR", numeric: "826", name: "United Kingdom",
        officialName: "United Kingdom of Great Britain and Northern Ireland"),
      Country(alpha2: "IS", alpha3: "ISL", numeric: "352", name: "Iceland", officialName: "Republic of Iceland"),
      Country(alpha2: "JP", alpha3: "JPN", numeric: "392", name: "Japan"),
      Country(alpha2: "KR", alpha3: "KOR", numeric: "410", name: "Korea, Republic of", commonName: "South Korea"),
      Country(alpha2: "NZ", alpha3: "NZL", numeric: "554", name: "New Zealand"),
    ],
    subdivisions: [
      Subdivision(code: "CI-AB", name: "Abidjan", type: "Autonomous district"),
      Subdivision(code: "DE-BE", name: "Berlin", type: "Land"),
      Subdivision(code: "DE-BY", name: "Bayern", type: "Land"),
      Subdivision(code: "DE-TH", name: "Thüringen", type: "Land"),
      Subdivision(code: "FR-ARA", name: "Auvergne-Rhône-Alpes", type: "Metropolitan region"),
      Subdivision(code: "FR-38", name: "Isère", type: "Metropolitan department", parent: "FR-ARA"),
      Subdivision(code: "FR-69", name: "Rhône", type: "Metropolitan department", parent: "FR-ARA"),
      Subdivision(code: "GB-SCT", name: "Scotland", type: "Country"),
      Subdivision(code: "GB-EDH", name: "Edinburgh, City of", type: "Council area", parent: "GB-SCT"),
      Subdivision(code: "IS-1", name: "Höfuðborgarsvæði", type: "Region"),
      Subdivision(code: "JP-13", name: "Tôkyô", type: "Prefecture"),
      Subdivision(code: "KR-11", name: "Seoul-teukbyeolsi", type: "Special city"),
      Subdivision(code: "NZ-OTA", name: "Otago", type: "Region"),
    ],
    languages: [
      Language(
        alpha3: "ang", name: "Old English (ca. 450-1100)", invertedName: "English, Old (ca. 450-1100)",
        type: .historical),
      Language(alpha3: "deu", alpha2: "de", name: "German", bibliographic: "ger"),
      Language(alpha3: "eng", alpha2: "en", name: "English"),
      Language(alpha3: "epo", alpha2: "eo", name: "Esperanto", type: .constructed),
      Language(alpha3: "fra", alpha2: "fr", name: "French", bibliographic: "fre"),
      Language(alpha3: "gla", alpha2: "gd", name: "Scottish Gaelic", invertedName: "Gaelic, Scottish"),
      Language(alpha3: "isl", alpha2: "is", name: "Icelandic", bibliographic: "ice"),
      Language(alpha3: "jpn", alpha2: "ja", name: "Japanese"),
      Language(alpha3: "kor", alpha2: "ko", name: "Korean"),
      Language(alpha3: "mri", alpha2: "mi", name: "Maori", bibliographic: "mao"),
      Language(alpha3: "zho", alpha2: "zh", name: "Chinese", bibliographic: "chi", scope: .macrolanguage),
    ],
    currencies: [
      Currency(alpha3: "EUR", numeric: "978", name: "Euro"),
      Currency(alpha3: "GBP", numeric: "826", name: "Pound Sterling"),
      Currency(alpha3: "ISK", numeric: "352", name: "Iceland Krona"),
      Currency(alpha3: "JPY", numeric: "392", name: "Yen"),
      Currency(alpha3: "KRW", numeric: "410", name: "Won"),
      Currency(alpha3: "NZD", numeric: "554", name: "New Zealand Dollar"),
      Currency(alpha3: "XOF", numeric: "952", name: "CFA Franc BCEAO"),
    ],
    links: RegionalLinks(
      currencies: [
        "CI": "XOF", "DE": "EUR", "FR": "EUR", "GB": "GBP", "IS": "ISK", "JP": "JPY", "KR": "KRW", "NZ": "NZD",
      ],
      languages: [
        "CI": ["fra"], "DE": ["deu"], "FR": ["fra"], "GB": ["eng", "gla"], "IS": ["isl"], "JP": ["jpn"],
        "KR": ["kor"], "NZ": ["eng", "mri"],
      ]))
}
