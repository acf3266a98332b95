import CatalogSyntax
import StringCatalog

extension CoverageReport {
  /// The report as JSON, in UTF-8: `{"version":1,"source","locales":[…],"tables":[…],"total":{…}}`.
  ///
  /// Rows of tables also have `table` and `bundle`. With the missing keys asked for, there is
  /// `missingKeys` with `key`, `table`, `bundle` and `locale`.
  func json(listsMissing: Bool) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("version", 1)
    json.member("source", source?.spelling)
    json.name("locales")
    json.beginArray()
    for row in locales {
      json.newLine()
      json.beginObject()
      json.member("locale", row.locale.spelling)
      row.counts.write(to: &json)
      json.endObject()
    }
    json.endArray()
    json.name("tables")
    json.beginArray()
    for row in tables {
      json.newLine()
      json.beginObject()
      json.member("table", row.table)
      json.member("bundle", row.bundle)
      json.member("locale", row.locale.spelling)
      row.counts.write(to: &json)
      json.endObject()
    }
    json.endArray()
    json.name("total")
    json.beginObject()
    total.write(to: &json)
    json.endObject()
    if listsMissing {
      json.name("missingKeys")
      json.beginArray()
      for key in missing {
        json.newLine()
        json.beginObject()
        json.member("key", key.key)
        json.member("table", key.table)
        json.member("bundle", key.bundle)
        json.member("locale", key.locale)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
    json.finalNewLine()
    return json.bytes
  }
}

extension CoverageReport.Counts {
  /// The members of a row. What no `.strings` file can say, new, stale and excluded keys, is 0.
  fileprivate func write(to json: inout JSONText) {
    json.member("total", total)
    json.member("translated", translated)
    json.member("missing", missing)
    json.member("fallback", fallback)
    json.member("needsReview", needsReview)
    json.member("untranslated", untranslated)
    json.member("new", 0)
    json.member("stale", 0)
    json.member("excluded", 0)
    json.name("percent")
    json.decimal(tenths: permille)
  }
}
