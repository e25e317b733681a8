/**
 * Returns a function that finds a control of an island even after React has rendered the island anew. It finds the
 * control by its name or, if it has none, by its position among similar controls.
 */
export function createLocator<Control extends Element>(
  island: Element,
  control: Control,
): () => Control | undefined {
  const name = control.getAttribute('name');
  const findSimilar = () =>
    [...island.querySelectorAll<Control>(control.localName)].filter((other) =>
      name ? other.getAttribute('name') === name : other.className === control.className,
    );
  const index = findSimilar().indexOf(control);
  return () => (control.isConnected ? control : findSimilar()[index]);
}
