import { Link } from 'react-router'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import type { ShopOptions } from './load-shop.ts'
import { type ShopFilterGroup, shopAddress, withoutGroups } from './shop-address.ts'
import type { ShopFilterControl } from './use-shop-filter.ts'

const jenisKelamin = Object.entries(namaJenisKelamin).map(([uri, nama]) => ({ uri, nama }))

const groups: { name: ShopFilterGroup; judul: string }[] = [
	{ name: 'tipe', judul: 'Tipe' },
	{ name: 'kategori', judul: 'Kategori' },
	{ name: 'usia', judul: 'Usia' },
	{ name: 'jenisKelamin', judul: 'Jenis Kelamin' },
]

interface FilterGroupsProps {
	options: ShopOptions
	control: ShopFilterControl
	className?: string
}

export function FilterGroups({ options, control, className = '' }: FilterGroupsProps) {
	const { draft, choose } = control
	const optionsOf: Record<ShopFilterGroup, { uri: string; nama: string }[]> = { ...options, jenisKelamin }
	return (
		<div className={`grid gap-6 ${className}`}>
			{groups.map(({ name, judul }) => {
				const chosen: string[] = draft[name]
				if (optionsOf[name].length === 0) return null
				return (
					<fieldset key={name} className="min-w-0">
						<legend className="mb-1 font-bold text-teal-900">{judul}</legend>
						{optionsOf[name].map(({ uri, nama }) => (
							<label
								key={uri}
								className="-mx-2 flex min-h-11 items-center gap-3 rounded-field px-2 py-1.5 leading-snug hover:bg-teal-50"
							>
								<input
									type="checkbox"
									name={name}
									value={uri}
									checked={chosen.includes(uri)}
									onChange={({ target }) =>
										choose({ [name]: target.checked ? [...chosen, uri] : chosen.filter((each) => each !== uri) })
									}
									className="size-5 shrink-0 accent-teal-700"
								/>
								{nama}
							</label>
						))}
					</fieldset>
				)
			})}
		</div>
	)
}

export const ClearFilter = ({ control, className = '' }: { control: ShopFilterControl; className?: string }) => (
	<Link
		to={shopAddress(withoutGroups(control.draft), '', control.page)}
		preventScrollReset
		className={buttonClass('quiet', `underline underline-offset-4 ${className}`)}
	>
		Hapus filter
	</Link>
)
