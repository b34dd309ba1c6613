import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { DrawnMap } from './DrawnMap';
import { FakeDrawing, map as drawn } from './testing/FakeDrawing';
import { useView } from './useView';

function Mover() {
  useEffect(() => drawn.moveTo({ bounds: [11, 43, 13, 44], zoom: 8 }), []);
  return null;
}

function Zoom({ map }: { map: DrawnMap }) {
  return <p>{useView(map).zoom}</p>;
}

function Town() {
  const [map, setMap] = useState<DrawnMap | null>(null);
  return (
    <>
      <FakeDrawing bounds={null} onDrawn={setMap} onFail={() => undefined} />
      {map && (
        <>
          <Mover />
          <Zoom map={map} />
        </>
      )}
    </>
  );
}

it('is up to date when an earlier effect has moved the map without an animation', async () => {
  render(<Town />);
  expect(await screen.findByText('8')).toBeInTheDocument();
});
