import './stars.css';

/** Five stars, read once as '5 out of 5'. */
export function Stars() {
  return (
    <p className="stars">
      <span className="visually-hidden">5 out of 5</span>
      <svg aria-hidden="true" focusable="false" width="88" height="16" viewBox="0 0 110 20">
        {[0, 1, 2, 3, 4].map((index) => (
          <path
            key={index}
            transform={`translate(${index * 22})`}
            d="M10 1.2l2.7 5.8 6.3.8-4.6 4.4 1.1 6.3-5.5-3.1-5.5 3.1 1.1-6.3L1 7.8l6.3-.8z"
          />
        ))}
      </svg>
    </p>
  );
}
