/**
 * The addresses that content may link to: `https://…`, `/page`, `/#section` or `#`. Browsers read `/\`
 * like `//`, which is another site, so neither is a path.
 */
export const CONTENT_ADDRESS = /^(https:\/\/\S+|\/(?![/\\])\S*|#\S*)$/;
