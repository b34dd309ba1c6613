import styled from 'styled-components';
import { attributionIn } from '@studium/shared/town/map/MapFile';
import { map } from '@studium/shared/town/appearance';
import { useI18n } from '@/i18n/I18n';

const Root = styled.p`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  max-width: none;
  padding: 0 0.5rem;
  background: var(--surface);
  color: var(--ink);
  font-size: var(--fs-tiny);
  line-height: 1.5rem;
  text-align: end;
`;

/** Names the source of the data of the town’s own map, as the licence of OpenStreetMap requires. */
export function Attribution() {
  const { t, locale } = useI18n();
  const madeBy = map && attributionIn(map, locale);
  return (
    <Root>
      {madeBy ?? <a href="https://www.openstreetmap.org/copyright">{t('map.openStreetMap')}</a>}
    </Root>
  );
}
