import { partsLeft, resultsOf, targets, two, type Peer } from '../../peer';
import { rendered } from '../../react';

export * from './page';

export const slots: Peer['slots'] = rendered<readonly (readonly number[])[]>([], (tickets) =>
  tickets.map((picked, index) => (
    <div key={index} className="slot">
      <span className="letter">{'ABCDEF'.charAt(index)}</span>
      <span className="balls">
        {picked.map((value) => (
          <span key={value} className="ball small filled">
            {two(value)}
          </span>
        ))}
      </span>
      <button type="button" aria-label="Xóa" className="remove">
        ×
      </button>
    </div>
  )),
);

export const countdowns: Peer['countdowns'] = rendered(0, (now) =>
  targets.map((target) => (
    <span key={target} className="countdown">
      {partsLeft(target - now).map((part, index) => (
        <span key={index} className="pair">
          {part}
        </span>
      ))}
    </span>
  )),
);

export const results: Peer['results'] = rendered(0, (count) => (
  <ul>
    {resultsOf(count).map(({ id, drawn }) => (
      <li key={id} className="result">
        <p>{id}</p>
        <span className="balls">
          {drawn.map((value) => (
            <span key={value} className="ball small filled">
              {two(value)}
            </span>
          ))}
        </span>
      </li>
    ))}
  </ul>
));
export const allResults: Peer['allResults'] = results;
