import { sign, skyline } from '@studium/shared/town/settings';

/**
 * The town's drawings, which other elements show by `<use>`. The document has them once, outside the part that React
 * hydrates, so that no page loads them as a script.
 */
export function TownDrawings() {
  return (
    <div hidden>
      <svg>
        <symbol
          id="town-sign"
          viewBox={sign.viewBox}
          dangerouslySetInnerHTML={{ __html: sign.content }}
        />
        <path id="town-skyline" d={skyline} />
      </svg>
    </div>
  );
}
