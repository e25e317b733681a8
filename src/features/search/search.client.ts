/**
 * The search. Pagefind's code and index (integrations/search-index.ts) load when the visitor focuses the field, or at
 * once if the field has a text, such as the query in the address.
 */
import { selectPlural } from '#formatting/messages.ts';
import { splitExcerpt } from './excerpt.ts';

/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  options(settings: object): Promise<void>;
  init(): Promise<void>;
  /** Null if a later search has begun. `wait` is in ms. */
  debouncedSearch(
    text: string,
    options: object,
    wait: number,
  ): Promise<{ results: Found[] } | null>;
}
interface Found {
  data(): Promise<{ url: string; excerpt: string; meta: Record<string, string> }>;
}

/** How many results are added to the list at a time. */
const RESULTS_AT_A_TIME = 10;

/** In ms: how long after typing a search begins. It changes the address, which Safari allows 100 times in 30 s. */
const PAUSE_MS = 300;

const root = document.querySelector('.search') as HTMLElement;
const field = root.querySelector('input') as HTMLInputElement;
const status = root.querySelector('[role="status"]') as HTMLElement;
const list = root.querySelector('ol') as HTMLElement;
const more = root.querySelector('button') as HTMLButtonElement;
const { code = '', count = '', failed = '' } = root.dataset;

let loading: Promise<Pagefind> | undefined;
let results: Found[] = [];

async function load(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ code);
  // The page's policy does not allow workers.
  await pagefind.options({ noWorker: true, excerptEllipsis: '…' });
  await pagefind.init();
  return pagefind;
}

function preload(): void {
  loading ??= load();
  loading.catch(() => (loading = undefined));
}

function toElement(name: string, text = '', className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function createItem({ url, excerpt, meta }: Awaited<ReturnType<Found['data']>>): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: url, textContent: meta.title });
  const text = toElement('p');
  text.append(
    ...splitExcerpt(excerpt).map(({ text, isFound }) => (isFound ? toElement('mark', text) : text)),
  );
  const item = toElement('li');
  item.append(link, toElement('p', meta.kind, 'muted'), text);
  return item;
}

/** Shows the next results, unless the list has changed meanwhile. */
async function showMore(): Promise<void> {
  const current = results;
  const shown = list.childElementCount;
  const next = await Promise.all(
    current.slice(shown, shown + RESULTS_AT_A_TIME).map((result) => result.data()),
  );
  if (current !== results || shown !== list.childElementCount) return;
  list.append(...next.map(createItem));
  more.hidden = list.childElementCount >= current.length;
}

/** Replaces the list of articles with what was found, or shows the list again. */
function show(found: Found[] | undefined, text: string): void {
  results = found ?? [];
  list.replaceChildren();
  more.hidden = true;
  status.textContent = text;
  root.toggleAttribute('data-searching', found !== undefined);
}

/** Searches for the text in the field after `wait` ms. Text that is typed meanwhile has a search of its own. */
async function search(wait = 0): Promise<void> {
  const text = field.value.trim();
  const isOutdated = () => text !== field.value.trim();
  try {
    loading ??= load();
    const found = text ? await (await loading).debouncedSearch(text, {}, wait) : undefined;
    if (found === null || isOutdated()) return;
    const query = text ? `?q=${encodeURIComponent(text)}` : location.pathname;
    history.replaceState(history.state, '', query);
    if (!found) return show(undefined, '');
    const { lang } = document.documentElement;
    show(found.results, selectPlural(JSON.parse(count), found.results.length, lang));
    await showMore();
  } catch {
    loading = undefined;
    if (!isOutdated()) show(undefined, failed);
  }
}

field.addEventListener('focus', preload);
field.addEventListener('input', () => search(PAUSE_MS));
more.addEventListener('click', async () => {
  const shown = list.childElementCount;
  await showMore();
  list.children[shown]?.querySelector('a')?.focus();
});

field.value = new URLSearchParams(location.search).get('q') ?? field.value;
if (field.value) search();
