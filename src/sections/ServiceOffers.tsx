import { SectionHead } from '#ui/SectionHead.tsx';

/** What clients get with a service. */
export function ServiceOffers({ heading, offers }: { heading: string; offers: readonly string[] }) {
  return (
    <section className="grid service-rows" aria-labelledby="site-offers">
      <SectionHead id="site-offers" copy={{ heading }} />
      <ul>
        {offers.map((offer) => (
          <li className="cell subheading" dir="auto" key={offer}>
            {offer}
          </li>
        ))}
      </ul>
    </section>
  );
}
