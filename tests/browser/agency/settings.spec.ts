/** What the agency's settings and content change, apart from the forms: counted visits, a video, few slides, Arabic. */
import { fill } from '#formatting/messages.ts';
import { agency, arabic, italian, test } from '../../support/agency.ts';
import { carouselOn } from '../../support/features.ts';
import { getBox, getSidewaysOverflow } from '../../support/geometry.ts';
import { expect, MOVING, type Page } from '../../support/test.ts';

const { chatScript, homeCopy, strings } = italian;
const { script } = agency.site.analytics ?? {};

/** The newest article, which has a video and a photograph. */
const [filmed] = italian.articles;
const VIDEO = /https:\/\/youtu\.be\/(\S+)/.exec(`${filmed?.markdown}`);

// The article has a picture on another site, which tests do not reach.
test.use({ provoked: /ERR_NAME_NOT_RESOLVED/ });

const tracked = (page: Page) => page.evaluate(() => (window as { tracked?: string[] }).tracked);

test('without a booking page, its button opens the project dialog', async ({ page, inquiry }) => {
  await page.goto('./');
  await page.getByRole('button', { name: homeCopy.hero.consultation }).click();
  await expect(inquiry.dialog).toBeVisible();
});

test('visits, the first chat message and sent forms are counted without cookies', async ({
  page,
  chat,
  contact,
  inquiry,
  requested,
}) => {
  await chat.openWithStoppedClock();
  await expect.poll(() => tracked(page)).toEqual(['acme-studio.com']);
  expect(requested).toEqual([script]);
  const rule = chatScript.rules.find(({ links }) => links.some(({ to }) => to === 'booking'));
  const reply = await chat.ask(`${rule?.keywords[0]}`);
  await reply.getByRole('button').first().click();
  await inquiry.fill();
  await inquiry.submitButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await page.clock.resume();
  await contact.fill();
  await contact.submitButton.click();
  await expect
    .poll(() => tracked(page))
    .toEqual(['acme-studio.com', 'First chat message', 'Project form sent', 'Contact form sent']);
  expect(await page.context().cookies()).toEqual([]);
});

test('§2 Carousel: two testimonials loop only if one is in view', async ({ page, carousel }) => {
  await carousel.open(390);
  await carousel.previousButton.click();
  await carousel.expectSlides(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(carousel.root.getByRole('button')).toHaveCount(0);
});

test('with Do Not Track, no visit is counted', async ({ page, requested }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
});

test('a video’s player replaces its button on a click', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/^https:.*youtube/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The film' });
  });
  await page.goto(`.${filmed?.path}`);
  const name = fill(strings.text.video.play, { service: 'YouTube' });
  const play = page.getByRole('button', { name });
  await play.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const { width, height } = await getBox(play);
  expect(requested).toEqual([]);
  await play.press('Enter');
  const player = page.getByTitle('YouTube');
  await expect(player).toBeFocused();
  await expect(player.contentFrame().getByText('The film')).toBeVisible();
  expect(await getBox(player)).toMatchObject({ width, height });
  expect(requested).toEqual([`https://www.youtube-nocookie.com/embed/${VIDEO?.[1]}?autoplay=1`]);
});

test('a right-to-left page is mirrored', async ({ page }) => {
  await page.goto(`.${arabic.home}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const start = page.getByRole('button', { name: arabic.homeCopy.hero.startProject });
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const logo = await getBox(page.getByRole('banner').getByRole('link').first());
    expect(logo.x + logo.width / 2).toBeGreaterThan(width / 2);
    await expect(start.locator('svg')).toHaveCSS('scale', '-1 1');
    // Nothing covers the button.
    await start.click({ trial: true });
    expect(await getSidewaysOverflow(page)).toBe(0);
  }
});

test('on a right-to-left page, the left key shows the next slide', async ({ page }) => {
  const carousel = carouselOn(page, arabic);
  await carousel.open(1440);
  await carousel.expectSlides(1, 2);
  await carousel.nextButton.click();
  await carousel.expectSlides(2, 3);
  await page.keyboard.press('ArrowLeft');
  await carousel.expectSlides(3, 4);
  await page.keyboard.press('ArrowRight');
  await carousel.expectSlides(2, 3);
});

test.describe('without particles', () => {
  test.use(MOVING);

  test('the pause stops the chat’s dots', async ({ page, chat }) => {
    await page.goto('./');
    await page.getByRole('button', { name: strings.pauseAnimation }).click();
    await chat.expectStill();
  });
});

test.describe('on a phone', () => {
  const viewport = { width: 412, height: 823 };
  test.use({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  test('a photograph loads near the viewport, in the smallest sharp size', async ({ page }) => {
    await page.goto('./');
    const photograph = page.locator('#blog img[src*="photo."]').first();
    const last = page.locator('#contact img[src*="photo."]');
    await expect(last).toHaveJSProperty('currentSrc', '');
    const sharpness = await photograph.evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView();
      while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
      const { width } = await createImageBitmap(image);
      return width / (image.offsetWidth * devicePixelRatio);
    });
    expect(sharpness).toBeGreaterThan(0.85);
    expect(sharpness).toBeLessThan(1.25);
    expect(await photograph.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
  });
});
