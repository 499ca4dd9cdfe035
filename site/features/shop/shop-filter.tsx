import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { ClearFilter, FilterGroups } from './filter-groups.tsx'
import type { LoadedShop } from './load-shop.ts'
import { countActive } from './shop-address.ts'
import type { ShopFilterControl } from './use-shop-filter.ts'

/** The maximum length that the API accepts. */
const MAX_LENGTH = 200

const FilterSheet = lazyDialog(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet))

/** Search and checkboxes beside the list. On the phone the checkboxes are in a sheet; without scripts it is a form. */
export function ShopFilterForm({ loaded, control }: { loaded: LoadedShop; control: ShopFilterControl }) {
	const [isSheetOpen, setSheetOpen] = useState(false)
	const active = countActive(control.draft)

	return (
		<>
			<search className="no-print">
				<form
					action={control.page}
					method="get"
					aria-label="Filter paket"
					autoComplete="off"
					onSubmit={(event) => {
						event.preventDefault()
						control.submit()
					}}
				>
					<div className="flex flex-wrap gap-3">
						<SearchField control={control} />
						{control.draft.urut && <input type="hidden" name="urut" value={control.draft.urut} />}
						<button
							type="button"
							onClick={() => setSheetOpen(true)}
							aria-haspopup="dialog"
							className={buttonClass('secondary', 'lg:hidden noscript:hidden')}
						>
							<SlidersHorizontal className="size-5" />
							Filter
							{active > 0 && <ActiveCount count={active} />}
						</button>
					</div>
					<div className="mt-7 max-lg:hidden noscript:max-lg:block">
						<div className="flex min-h-11 items-center justify-between gap-4">
							<h2 className="flex items-center gap-2 text-lg">Filter {active > 0 && <ActiveCount count={active} />}</h2>
							{active > 0 && <ClearFilter control={control} className="-mr-5" />}
						</div>
						<FilterGroups options={loaded.options} control={control} className="mt-3" />
						<div className="mt-5 hidden noscript:block">
							<Button type="submit" className="w-full">
								Tampilkan paket
							</Button>
						</div>
					</div>
				</form>
			</search>
			{isSheetOpen && <FilterSheet loaded={loaded} control={control} onClose={() => setSheetOpen(false)} />}
		</>
	)
}

const ActiveCount = ({ count }: { count: number }) => (
	<span className="grid h-6 min-w-6 place-items-center rounded-full bg-teal-700 px-1.5 text-sm text-white tabular-nums">
		{count}
		<span className="sr-only"> aktif</span>
	</span>
)

function SearchField({ control: { draft, type, submit } }: { control: ShopFilterControl }) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<div className="relative min-w-0 grow basis-[11rem]">
			<Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-teal-700" />
			<input
				ref={input}
				type="text"
				inputMode="search"
				enterKeyHint="search"
				name="cari"
				value={draft.cari}
				onChange={({ target }) => type(target.value)}
				maxLength={MAX_LENGTH}
				aria-label="Cari paket layanan"
				placeholder="Cari paket"
				autoComplete="off"
				className="peer min-h-12 w-full rounded-full border border-soft/60 bg-paper pr-12 pl-11 text-base placeholder:text-soft"
			/>
			<button
				type="button"
				aria-label="Hapus pencarian"
				onClick={() => {
					submit({ ...draft, cari: '' })
					input.current?.focus()
				}}
				className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-full text-teal-800 hover:bg-teal-50 peer-placeholder-shown:hidden noscript:hidden"
			>
				<X className="size-5" />
			</button>
		</div>
	)
}
