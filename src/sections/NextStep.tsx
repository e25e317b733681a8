import { Frieze } from '#tiles/Frieze.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import './next-step.css';

interface NextStepProps {
  heading: string;
  /** What the button says; it leads to the contact section. */
  action: string;
}

/** The last band of a page without the contact section: a link to it. */
export function NextStep({ heading, action }: NextStepProps) {
  return (
    <section className="next-step no-print" data-below aria-labelledby="next-step-heading">
      <Frieze />
      <div className="shell columns next-step-body">
        <h2 className="next-step-heading" id="next-step-heading">
          {heading}
        </h2>
        <ButtonLink kind="primary" href="/#contact">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
