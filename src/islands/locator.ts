/**
 * Returns a function that finds a control of an island, also after React has rendered the island anew: a control with
 * a name by that, another by its position among those that look alike.
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
