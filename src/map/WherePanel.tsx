import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { IconName } from '@/components/Icon/signs';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { mayLoadAhead } from '@/lib/visitorSettings';
import type { Hue } from '@/theme/hue';
import type { Position } from './place';
import { Waiting } from './Waiting';
import * as S from './WherePanel.styles';

const NearMap = dynamic(() => import('./NearMap').then((module) => module.NearMap), {
  ssr: false,
  loading: ({ error }) => <Coming failed={Boolean(error)} />,
});

const NearbyPoints = dynamic(
  () => import('./points/NearbyPoints').then((module) => module.NearbyPoints),
  { ssr: false },
);

interface WherePanelProps {
  title: string;
  address: string;
  position: Position;
  hue: Hue;
  /** Stands on the pin. */
  sign: IconName;
  /** What else there is to say about the place. */
  children?: ReactNode;
}

/**
 * Where an entry is: its address and the way there are always written. Once the panel is near the
 * screen, the nearest points of interest are named and the map is drawn beside them; for visitors who
 * save data it is drawn when they press a button.
 */
export function WherePanel(props: WherePanelProps) {
  const { title, address, position, hue, sign, children } = props;
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const near = useNear(place);
  const saves = near && !wanted && !mayLoadAhead();
  const { lat, lng } = position;
  return (
    <Panel data-ground="surface">
      <h2>{t('map.where.title')}</h2>
      <S.Place ref={place} data-print="hide">
        {near && !saves ? (
          <NearMap title={title} position={position} hue={hue} sign={sign} />
        ) : (
          <Waiting>
            {saves && (
              <>
                <p>{t('map.where.saving')}</p>
                <Button look="secondary" onClick={() => setWanted(true)}>
                  {t('map.where.show')}
                </Button>
              </>
            )}
          </Waiting>
        )}
      </S.Place>
      {address && <S.Address>{address}</S.Address>}
      <ButtonLink look="text" href={directionsTo({ lat, lng })} data-print="hide">
        {t('map.where.directions')}
      </ButtonLink>
      {near && <NearbyPoints title={title} position={position} />}
      {children}
    </Panel>
  );
}

/** A page of OpenStreetMap that leads to a place from wherever one is. */
export function directionsTo({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=17/${lat}/${lng}`;
}

function Coming({ failed }: { failed: boolean }) {
  const { t } = useI18n();
  return <Waiting>{failed && <p role="status">{t('map.failed.text')}</p>}</Waiting>;
}

/** Whether an element has come near the screen. */
function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return near;
}
