import { useNavigate, useSearchParams } from 'react-router-dom';
import { figuresPlaceParts, readFiguresPlace } from '#domain/staff/figures-place.ts';
import { FiguresScreen } from '#features/staff-figures/figures-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

export function FiguresPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <FiguresScreen
      acting={acting}
      place={readFiguresPlace((name) => query.get(name))}
      onPlace={(place) => void navigate(staffHrefs.figures(figuresPlaceParts(place)), { replace: true })}
    />
  );
}
