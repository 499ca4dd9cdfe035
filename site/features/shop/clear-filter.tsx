import { Link } from 'react-router'
import { buttonClass } from '../../ui/button/button.tsx'
import { shopAddress, withoutGroups } from './shop-address.ts'
import type { ShopFilterControl } from './use-shop-filter.ts'

/** Clears every checkbox; the search text stays. */
export const ClearFilter = ({ control, className = '' }: { control: ShopFilterControl; className?: string }) => (
	<Link
		to={shopAddress(withoutGroups(control.draft))}
		preventScrollReset
		className={buttonClass('quiet', `underline underline-offset-4 ${className}`)}
	>
		Hapus filter
	</Link>
)
