import { figuresPlaceParts, readFiguresPlace } from '#domain/staff/figures-place.ts';
import { FiguresScreen } from '#features/staff-figures/figures-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';
import { useAddressState } from './use-address-state.ts';

export function FiguresPage({ acting }: StaffPageProps) {
  const [place, setPlace] = useAddressState(readFiguresPlace, (next) => staffHrefs.figures(figuresPlaceParts(next)));
  return <FiguresScreen acting={acting} place={place} onPlace={setPlace} />;
}
