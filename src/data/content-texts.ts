/** Every file of src/content/ as text; when one changes, Vite reloads what imports this. */
export const texts = import.meta.glob<string>('../content/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
