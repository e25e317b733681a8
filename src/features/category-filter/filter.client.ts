const choices = document.querySelectorAll<HTMLInputElement>('.category-filter input');
const articles = document.querySelectorAll<HTMLElement>('[data-category]');

function show(category: string): void {
  for (const article of articles) {
    article.hidden = category !== '' && article.dataset.category !== category;
  }
}

for (const choice of choices) {
  choice.addEventListener('change', () => show(choice.value));
  // After going back the browser restores the choice, not the list.
  if (choice.checked) show(choice.value);
}
window.addEventListener('pageshow', () => {
  show([...choices].find(({ checked }) => checked)?.value ?? '');
});
