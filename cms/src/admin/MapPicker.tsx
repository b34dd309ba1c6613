'use client';
import { useField } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import './MapPicker.css';
import { moved, type Position, positionAt, readTownMap, shareOf, type TownMap } from './TownMap';
import { useLanguage } from './useLanguage';

const texts = {
  it: {
    label: 'Posizione sulla mappa',
    help: 'Clicca sulla mappa, o usa le frecce (con Maiusc, passi più lunghi).',
    none: 'Nessuna posizione: sulla mappa del sito non ci sarà.',
    beyond: 'La posizione è fuori da questa mappa.',
    remove: 'Togli',
  },
  en: {
    label: 'Position on the map',
    help: 'Click on the map, or use the arrow keys (longer steps with Shift).',
    none: 'No position: it will not be on the map of the site.',
    beyond: 'The position is beyond this map.',
    remove: 'Remove',
  },
};

/** The picture's bounds; null until they are there, and for good in a town without a picture. */
function useTownMap(): TownMap | null {
  const [map, setMap] = useState<TownMap | null>(null);
  useEffect(() => {
    fetch('/town-map.json')
      .then(async (response) => setMap(response.ok ? readTownMap(await response.json()) : null))
      .catch(() => setMap(null));
  }, []);
  return map;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A map of the town on which a click or the arrow keys set the two numbers above. */
export const MapPicker: UIFieldClientComponent = ({ path }) => {
  const group = path.replace(/[^.]+$/, '');
  const lat = useField<number | null>({ path: `${group}lat` });
  const lng = useField<number | null>({ path: `${group}lng` });
  const map = useTownMap();
  const help = useId();
  const text = texts[useLanguage()];
  if (!map) return null;

  const position =
    isNumber(lat.value) && isNumber(lng.value) ? { lat: lat.value, lng: lng.value } : null;
  const share = position && shareOf(map, position);
  const put = (to: Position | null) => {
    if (lat.disabled) return;
    lat.setValue(to?.lat ?? null);
    lng.setValue(to?.lng ?? null);
  };
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    put(positionAt(map, (event.clientX - left) / width, (event.clientY - top) / height));
  };
  const press = (event: KeyboardEvent) => {
    const from = share ? position : positionAt(map, 0.5, 0.5);
    const to = moved(map, from, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    put(to);
  };

  return (
    <div className="field-type studium-map">
      <p id={help}>{text.help}</p>
      <div
        className="studium-map__picture"
        role="application"
        aria-label={text.label}
        aria-describedby={help}
        tabIndex={0}
        style={{ aspectRatio: `${map.width} / ${map.height}` }}
        onClick={point}
        onKeyDown={press}
      >
        {share && (
          <svg
            className="studium-map__pin"
            viewBox="0 0 24 32"
            aria-hidden="true"
            style={{ left: `${share.x * 100}%`, top: `${share.y * 100}%` }}
          >
            <path d="M12 31C12 31 2 19 2 11.5a10 10 0 0 1 20 0C22 19 12 31 12 31z" />
            <circle cx="12" cy="11.5" r="4" />
          </svg>
        )}
      </div>
      <div className="studium-map__foot">
        <output>
          {!position
            ? text.none
            : share
              ? `${position.lat.toFixed(5)}° N, ${position.lng.toFixed(5)}° E`
              : text.beyond}
        </output>
        {position && (
          <button type="button" onClick={() => put(null)}>
            {text.remove}
          </button>
        )}
      </div>
    </div>
  );
};
