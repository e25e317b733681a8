import './filter-control.css';

interface FilterControlProps {
  categories: string[];
  allLabel: string;
}

/** Chooses the category that the list shows; filter.client.ts applies it. Empty means all. */
export function FilterControl({ categories, allLabel }: FilterControlProps) {
  return (
    <fieldset className="category-filter needs-script">
      <legend className="visually-hidden">Category</legend>
      {['', ...categories].map((category) => (
        <label key={category}>
          <input
            className="visually-hidden"
            type="radio"
            name="category"
            value={category}
            defaultChecked={category === ''}
          />
          {category || allLabel}
        </label>
      ))}
    </fieldset>
  );
}
