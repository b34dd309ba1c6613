import styled from 'styled-components';
import { attributionIn } from '@studium/shared/town/map/MapFile';
import { map } from '@studium/shared/town/appearance';
import { useI18n } from '@/i18n/I18n';

const Root = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  max-width: 70%;
  padding: 0.125rem 0.5rem;
  border-start-start-radius: var(--r-inner);
  background: color-mix(in srgb, var(--surface) 88%, transparent);
  color: var(--ink);
  font-size: var(--fs-tiny);
  line-height: 1.5rem;
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
