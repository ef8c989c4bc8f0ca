import { styled } from '../theme/styled.tsx';
import { homeScenes } from './home-scenes.tsx';
import { serviceScenes } from './service-scenes.tsx';

const scenes = { ...homeScenes, ...serviceScenes } as const;

export type SceneName = keyof typeof scenes;

const Drawing = styled('svg', { base: { display: 'block', width: '100%', height: 'auto' } });

/** An illustration of the text beside it; it carries no information of its own. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 320 200">
      {scenes[name]}
    </Drawing>
  );
}
