import type { ServicePage } from '#data/services/service-pages.ts';
import { splitParagraphs } from '#formatting/characters.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import '#ui/summary.css';

interface ServiceQuestionsProps {
  heading: string;
  questions: ServicePage['questions'];
}

/** What clients ask about a service. A question opens its answer, without a script. */
export function ServiceQuestions({ heading, questions }: ServiceQuestionsProps) {
  return (
    <section className="grid service-rows" aria-labelledby="site-questions">
      <SectionHead id="site-questions" copy={{ heading }} />
      <div>
        {questions.map(({ question, answer }) => (
          <details className="cell" key={question}>
            <summary className="summary subheading" dir="auto">
              {question}
            </summary>
            {splitParagraphs(answer).map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}
