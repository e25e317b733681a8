/**
 * The search. Pagefind, its index (integrations/search-index.ts) and its code, loads once the visitor has focused the
 * field, or at once if the address has a query.
 */
import { plural } from '#formatting/messages.ts';
import { excerptParts } from './excerpt.ts';

/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  options(settings: object): Promise<void>;
  init(): Promise<void>;
  search(text: string): Promise<{ results: Found[] }>;
}
interface Found {
  data(): Promise<{ url: string; excerpt: string; meta: Record<string, string> }>;
}

/** How many results are shown at a time. */
const STEP = 10;

/** In ms. Safari allows 100 changes of the address in 30 s. */
const PAUSE = 300;

const search = document.querySelector('.search') as HTMLElement;
const field = search.querySelector('input') as HTMLInputElement;
const status = search.querySelector('[role="status"]') as HTMLElement;
const list = search.querySelector('ol') as HTMLElement;
const more = search.querySelector('button') as HTMLButtonElement;
const { code, count, failed } = search.dataset;

let loading: Promise<Pagefind> | undefined;
let results: Found[] = [];
/** Counts the searches. What an earlier one finds is dropped. */
let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function load(): Promise<Pagefind> {
  loading ??= (async () => {
    const pagefind: Pagefind = await import(/* @vite-ignore */ `${code}`);
    // The page's policy does not allow workers.
    await pagefind.options({ noWorker: true, excerptEllipsis: '…' });
    await pagefind.init();
    return pagefind;
  })();
  return loading;
}

const preload = () => void load().catch(() => (loading = undefined));

function element(name: string, text = '', className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function getItem({ url, excerpt, meta }: Awaited<ReturnType<Found['data']>>): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: url, textContent: meta.title });
  const text = element('p');
  text.append(
    ...excerptParts(excerpt).map(({ text, isFound }) => (isFound ? element('mark', text) : text)),
  );
  const item = element('li');
  item.append(link, element('p', meta.kind, 'search-kind'), text);
  return item;
}

/** Shows the next results, unless another search has begun. */
async function showMore(): Promise<void> {
  const turn = latest;
  const shown = list.childElementCount;
  const next = await Promise.all(results.slice(shown, shown + STEP).map((one) => one.data()));
  if (turn !== latest || shown !== list.childElementCount) return;
  list.append(...next.map(getItem));
  more.hidden = list.childElementCount >= results.length;
}

function show(found: Found[], text: string): void {
  results = found;
  list.replaceChildren();
  more.hidden = true;
  status.textContent = text;
}

async function run(): Promise<void> {
  const turn = ++latest;
  const text = field.value.trim();
  const { pathname } = location;
  history.replaceState(history.state, '', text ? `?q=${encodeURIComponent(text)}` : pathname);
  if (!text) show([], '');
  search.toggleAttribute('data-searching', text !== '' && list.childElementCount > 0);
  if (!text) return;
  try {
    const { results: found } = await (await load()).search(text);
    if (turn !== latest) return;
    show(found, plural(JSON.parse(`${count}`), found.length, document.documentElement.lang));
    search.toggleAttribute('data-searching', true);
    await showMore();
  } catch {
    loading = undefined;
    if (turn === latest) show([], `${failed}`);
  }
}

field.addEventListener('focus', preload);
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(run, PAUSE);
});
more.addEventListener('click', async () => {
  const shown = list.childElementCount;
  await showMore();
  list.children[shown]?.querySelector('a')?.focus();
});

field.value = new URLSearchParams(location.search).get('q') ?? field.value;
if (field.value) run();
