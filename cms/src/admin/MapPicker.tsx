'use client';
import { useField } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import './MapPicker.css';
import {
  movePosition,
  type Position,
  positionAt,
  readTownMap,
  pictureFractions,
  type TownMap,
} from './TownMap';
import { useLanguage } from './useLanguage';

const texts = {
  it: {
    label: 'Posizione sulla mappa',
    help: 'Clicca sulla mappa, o usa le frecce (con Maiusc, passi più lunghi).',
    none: 'Nessuna posizione: sulla mappa del sito non comparirà.',
    beyond: 'La posizione è fuori da questa mappa.',
    remove: 'Togli',
  },
  en: {
    label: 'Position on the map',
    help: 'Click on the map, or use the arrow keys (hold Shift for longer steps).',
    none: 'No position: it will not appear on the site’s map.',
    beyond: 'The position is outside this map.',
    remove: 'Remove',
  },
};

/** The bounds of the map picture; null while they load, and in a town without such a picture. */
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

/** A map of the town. A click or the arrow keys set the latitude and longitude above it. */
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
  const pin = position && pictureFractions(map, position);
  const setPosition = (to: Position | null) => {
    if (lat.disabled) return;
    lat.setValue(to?.lat ?? null);
    lng.setValue(to?.lng ?? null);
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setPosition(positionAt(map, (event.clientX - left) / width, (event.clientY - top) / height));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const from = pin ? position : positionAt(map, 0.5, 0.5);
    const to = movePosition(map, from, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    setPosition(to);
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
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {pin && (
          <svg
            className="studium-map__pin"
            viewBox="0 0 24 32"
            aria-hidden="true"
            style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
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
            : pin
              ? `${position.lat.toFixed(5)}° N, ${position.lng.toFixed(5)}° E`
              : text.beyond}
        </output>
        {position && (
          <button type="button" onClick={() => setPosition(null)}>
            {text.remove}
          </button>
        )}
      </div>
    </div>
  );
};
