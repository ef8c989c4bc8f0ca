import { useNavigate, useSearchParams } from 'react-router-dom';

type Parts = readonly (readonly [string, string])[];

/** What is open beside a list, kept in the parameter `open` of its address, after the parts of its filter. */
export function useOpenParameter(hrefOf: (parts: Parts) => string, filter: Parts) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const openId = query.get('open');
  const addressOf = (open: string | null, parts: Parts = filter) =>
    hrefOf(open === null ? parts : [...parts, ['open', open]]);
  return {
    openId,
    listHref: addressOf(null),
    onOpen: (id: string | null) => void navigate(addressOf(id)),
    /** Another filter; what is open stays so. */
    goTo: (parts: Parts) => void navigate(addressOf(openId, parts), { replace: true }),
  };
}
