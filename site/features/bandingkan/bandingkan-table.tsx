import { Link } from 'react-router'
import type { ShopItem } from '../../../contract/shop/shop.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { TextOnly } from '../../ui/rich-text/text-only.tsx'
import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { bandingkanAddress } from './bandingkan-address.ts'
import { type Baris, compareFacts, type Isi } from './bandingkan-rows.ts'
import './bandingkan-table.css'

interface BandingkanTableProps {
	packages: ShopItem[]
	children: (item: ShopItem) => React.ReactNode
}

/** Packages side by side. Three of them are wider than a phone, and scroll there. */
export const BandingkanTable = ({ packages, children }: BandingkanTableProps) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it on a phone
	<section aria-label="Tabel perbandingan" tabIndex={0} className="bandingkan">
		<table data-paket={packages.length}>
			<caption className="sr-only">Perbandingan paket</caption>
			<thead>
				<tr className="no-print">
					{packages.map(({ id, mediaContent }) => (
						<td key={id}>
							<Picture
								folder="shop-item"
								file={mediaContent}
								width={1000}
								height={1000}
								sizes="(width >= 768px) 33vw, 50vw"
								className="aspect-3/2 w-full rounded-2xl object-bottom md:aspect-2/1"
							/>
						</td>
					))}
				</tr>
				<tr>
					{packages.map((item) => (
						<th key={item.id} scope="col">
							<Link
								to={`/paket-layanan/${item.uri}`}
								className="font-bold text-teal-900 leading-snug underline-offset-4 hover:underline md:text-xl"
							>
								<UnbrokenWords text={item.nama} />
							</Link>
							<div className="no-print mt-2 flex flex-wrap items-center gap-x-4">
								{children(item)}
								<HapusLink item={item} packages={packages} />
							</div>
						</th>
					))}
				</tr>
			</thead>
			{compareFacts(packages).map((baris, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two facts may have the same name
				<Fakta key={place} baris={baris} packages={packages} />
			))}
		</table>
	</section>
)

/** The only package so far, which is compared with nothing. */
export const OnePaket = ({ item }: { item: ShopItem }) => (
	<div className="flex items-center gap-4 rounded-card bg-paper p-4 shadow-soft">
		<Picture
			folder="shop-item"
			file={item.mediaContent}
			width={1000}
			height={1000}
			sizes="80px"
			className="size-20 shrink-0 rounded-2xl object-bottom"
		/>
		<div className="leading-snug">
			<Link
				to={`/paket-layanan/${item.uri}`}
				className="font-bold text-lg text-teal-900 underline-offset-4 hover:underline"
			>
				<UnbrokenWords text={item.nama} />
			</Link>
			<p className="flex flex-wrap items-center gap-x-4 tabular-nums">
				{item.metaFormated.harga}
				<HapusLink item={item} packages={[item]} />
			</p>
		</div>
	</div>
)

const HapusLink = ({ item, packages }: { item: ShopItem; packages: ShopItem[] }) => (
	<Link
		to={bandingkanAddress(packages.filter((other) => other !== item).map(({ uri }) => uri))}
		className="inline-flex min-h-11 items-center font-semibold text-sm text-teal-700 underline underline-offset-4"
	>
		Hapus<span className="sr-only"> {item.nama} dari perbandingan</span>
	</Link>
)

/** A fact that is the same for all packages is said once. */
function Fakta({ baris: { judul, isi, isSame }, packages }: { baris: Baris; packages: ShopItem[] }) {
	const shared = sharedLines(isi)
	const isLong = isi.some((each) => each && ('html' in each || each.lines.length > 2))
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={packages.length}>
					<span className="sticky left-3">
						{judul}
						{isSame && <span className="font-normal"> (sama)</span>}
					</span>
				</th>
			</tr>
			<tr>
				{isSame ? (
					<td colSpan={packages.length}>
						<IsiView isi={isi[0] ?? null} shared={shared} />
					</td>
				) : (
					packages.map(({ id, nama }, place) => (
						<td key={id}>
							{isLong && (
								<p aria-hidden="true" className="mb-1.5 text-soft text-xs leading-snug md:hidden print:hidden">
									{nama}
								</p>
							)}
							<IsiView isi={isi[place] ?? null} shared={shared} />
						</td>
					))
				)}
			</tr>
		</tbody>
	)
}

/** What every package has is in plain letters, the difference in bold ones. */
function IsiView({ isi, shared }: { isi: Isi | null; shared: string[] }) {
	if (!isi) return <p className="text-soft">Tidak disebutkan</p>
	if ('html' in isi) return <TextOnly html={isi.html} />
	if (isi.lines.length === 1) return <p className={weight(isi.lines[0], shared)}>{isi.lines[0]}</p>
	return (
		<ul className="flex list-disc flex-col gap-1.5 pl-4.5 marker:text-teal-700">
			{isi.lines.map((line) => (
				<li key={line} className={weight(line, shared)}>
					{line}
				</li>
			))}
		</ul>
	)
}

const weight = (line: string | undefined, shared: string[]) => (line && shared.includes(line) ? '' : 'font-semibold')

function sharedLines(isi: (Isi | null)[]): string[] {
	const [first, ...others] = isi.map((each) => (each && 'lines' in each ? each.lines : []))
	return first?.filter((line) => others.every((lines) => lines.includes(line))) ?? []
}
