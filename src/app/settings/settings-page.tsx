import { useLocation, useNavigate } from 'react-router-dom';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';

/** React Router's key of the first location in a visit, which has no page to go back to. */
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
