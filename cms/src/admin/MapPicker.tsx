'use client';
import { useField } from '@payloadcms/ui';
import dynamic from 'next/dynamic';
import type { UIFieldClientComponent } from 'payload';
import { type KeyboardEvent, useId, useState } from 'react';
import { attributionIn } from '@studium/shared/town/map/MapFile';
import { map } from '@studium/shared/town/appearance';
import './MapPicker.css';
import { inDegrees, isOnMap, middleOf, movePosition, type Position } from './movePosition';
import { useLanguage } from './useLanguage';

const texts = {
  it: {
    label: 'Posizione sulla mappa',
    help: 'Clicca sulla mappa, o usa le frecce (con Maiusc, passi più lunghi).',
    loading: 'La mappa arriva…',
    none: 'Nessuna posizione: sulla mappa del sito non comparirà.',
    beyond: 'La posizione è fuori da questa mappa.',
    failed:
      'Qui la mappa non si può mostrare. Scrivi la latitudine e la longitudine, o usa le frecce.',
    remove: 'Togli',
  },
  en: {
    label: 'Position on the map',
    help: 'Click on the map, or use the arrow keys (hold Shift for longer steps).',
    loading: 'Loading the map…',
    none: 'No position: it will not appear on the site’s map.',
    beyond: 'The position is outside this map.',
    failed:
      'The map cannot be shown here. Write the latitude and the longitude, or use the arrow keys.',
    remove: 'Remove',
  },
};

/** Only the browser can draw the map, and only forms with an address need its code. */
const PickerMap = dynamic(() => import('./PickerMap'), { ssr: false });

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A map of the town. A click or the arrow keys set the latitude and longitude above it. */
export const MapPicker: UIFieldClientComponent = ({ path }) => {
  const group = path.replace(/[^.]+$/, '');
  const lat = useField<number | null>({ path: `${group}lat` });
  const lng = useField<number | null>({ path: `${group}lng` });
  const [progress, setProgress] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const hasFailed = progress === 'failed';
  const language = useLanguage();
  const help = useId();
  const text = texts[language];
  if (!map) return null;

  const { bounds } = map;
  const position =
    isNumber(lat.value) && isNumber(lng.value) ? { lat: lat.value, lng: lng.value } : null;
  const pin = position && isOnMap(bounds, position) ? position : null;
  const setPosition = (to: Position | null) => {
    if (lat.disabled) return;
    lat.setValue(to?.lat ?? null);
    lng.setValue(to?.lng ?? null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = movePosition(bounds, pin ?? middleOf(bounds), event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    setPosition(to);
  };

  return (
    <div className="field-type studium-map">
      <p id={help}>{hasFailed ? text.failed : text.help}</p>
      <div
        className="studium-map__picture"
        data-failed={hasFailed || undefined}
        role="application"
        aria-label={text.label}
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        {progress === 'loading' && <span className="studium-map__wait">{text.loading}</span>}
        {!hasFailed && (
          <PickerMap
            file={map}
            pin={pin}
            onPick={setPosition}
            onDrawn={() => setProgress('drawn')}
            onFail={() => setProgress((now) => (now === 'drawn' ? now : 'failed'))}
          />
        )}
      </div>
      <div className="studium-map__foot">
        <output>{!position ? text.none : pin ? inDegrees(pin) : text.beyond}</output>
        {position && (
          <button type="button" onClick={() => setPosition(null)}>
            {text.remove}
          </button>
        )}
        <small>
          {attributionIn(map, language) ?? (
            <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>
          )}
        </small>
      </div>
    </div>
  );
};
