import {
  cases,
  getPath,
  hasSection,
  homeCopy,
  inquiryCopy,
  pageCopy,
  partners,
  servicePages,
  services,
} from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/** A case that used a service with a page. */
const shown = cases.find((one) => servicePages.some(({ id }) => one.services.includes(id)));
const used = servicePages.find(({ id }) => shown?.services.includes(id));
const service = services.find(({ id }) => id === used?.id);
const partner = partners.find(({ id }) => id === shown?.partner);

test.skip(!(shown && hasSection('partners') && hasSection('services')));

test('a partner leads to its case, a case to a service, and back', async ({ page }) => {
  const { work, services: copy } = pageCopy;
  await page.goto('./');
  const links = page.locator('#projects').getByRole('article', { name: `${partner?.name}` });
  await expect(links.getByRole('link', { name: homeCopy.partners.visit })).toBeVisible();
  await links.getByRole('link', { name: work.read }).click();
  await expect(page).toHaveURL((url) => url.pathname.includes(`${getPath('/work')}/`));
  const main = page.getByRole('main');
  const [first] = cases.filter((one) => one.partner === partner?.id);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${first?.title}`);

  await page.goto(`.${shown?.path}`);
  for (const { figure } of shown?.figures ?? []) await expect(main).toContainText(figure);
  await main.getByRole('button', { name: homeCopy.hero.startProject }).click();
  await expect(page.getByRole('dialog', { name: inquiryCopy.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: `${service?.title}`, exact: true }).click();
  await expect(page).toHaveURL(`.${used?.path}`);

  const [one] = used?.questions ?? [];
  if (one) {
    await expect(main.getByText(one.answer)).toBeHidden();
    await main.getByText(one.question).click();
    await expect(main.getByText(one.answer)).toBeVisible();
  }
  await page.goto(`./#service-${service?.id}`);
  const dialog = page.getByRole('dialog', { name: `${service?.modalTitle}` });
  await expect(dialog.getByRole('link', { name: copy.read })).toBeVisible();
  await dialog.getByRole('link', { name: `${partner?.name}: ${shown?.title}` }).click();
  await expect(page).toHaveURL(`.${shown?.path}`);
});
