import { TextLink } from '#ui/TextLink.tsx';
import './next-step.css';

interface NextStepProps {
  heading: string;
  /** What the link to the contact section says. */
  action: string;
}

/** The last band of a page without the contact section, two tiles: a question, and the link to that section. */
export function NextStep({ heading, action }: NextStepProps) {
  return (
    <section className="next-step no-print" aria-labelledby="next-step-heading">
      <div className="shell columns">
        <h2 id="next-step-heading">{heading}</h2>
        <div className="next-step-link">
          <TextLink href="/#contact">{action}</TextLink>
        </div>
      </div>
    </section>
  );
}
