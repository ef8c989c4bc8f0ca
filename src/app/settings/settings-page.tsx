import { useLocation, useNavigate } from 'react-router-dom';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';

/** What the router calls the first page of a visit: there is nothing to go back to. */
const firstPage = 'default';

export function SettingsPage() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <PageShell onSettings>
      <SettingsScreen onDone={() => void (key === firstPage ? navigate(hrefs.home()) : navigate(-1))} />
    </PageShell>
  );
}
