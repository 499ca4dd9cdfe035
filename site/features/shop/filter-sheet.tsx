import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ClearFilter, FilterGroups } from './filter-groups.tsx'
import type { LoadedShop } from './load-shop.ts'
import { countActive } from './shop-address.ts'
import type { ShopFilterControl } from './use-shop-filter.ts'

interface FilterSheetProps {
	loaded: LoadedShop
	control: ShopFilterControl
	onClose: () => void
}

/** The filter on the phone. The list behind it updates, and the button shows its count. */
export function FilterSheet({ loaded, control, onClose }: FilterSheetProps) {
	const count = control.isChanging ? 'Menghitung paket…' : `Lihat ${loaded.items.length} paket`
	return (
		<Dialog label="Filter paket" onClose={onClose}>
			<h2 className="sticky top-0 z-5 bg-paper py-5 pr-16 pl-5 text-xl">Filter</h2>
			<FilterGroups options={loaded.options} control={control} className="px-5 sm:grid-cols-2" />
			<form
				method="dialog"
				className="sticky bottom-0 mt-5 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-5 py-3"
			>
				{countActive(control.draft) > 0 && <ClearFilter control={control} />}
				<Button type="submit" className="grow">
					{count}
				</Button>
				<span role="status" className="sr-only">
					{!control.isChanging && `${loaded.items.length} paket ditemukan`}
				</span>
			</form>
		</Dialog>
	)
}
