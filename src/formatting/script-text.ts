/** Data as the text of a `<script>` that does not run. No text in the data can close the script. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
