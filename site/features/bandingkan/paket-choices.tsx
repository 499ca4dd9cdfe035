import { Link } from 'react-router'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { Section } from '../../ui/section/section.tsx'
import { bandingkanAddress } from './bandingkan-address.ts'

export const choiceOf = ({ uri, nama, tipe, kategori, metaFormated }: ShopItemRingkas) => ({
	uri,
	nama,
	harga: metaFormated.harga,
	tipe: tipe.nama,
	kategori: kategori.nama,
})

type Choice = ReturnType<typeof choiceOf>

interface PaketChoicesProps {
	judul: string
	/** The packages that are compared already. */
	chosen: { uri: string; tipe: { nama: string } }[]
	choices: Choice[]
}

/** Packages to add to the comparison, as plain links. Those of another type than the compared ones are folded. */
export function PaketChoices({ judul, chosen, choices }: PaketChoicesProps) {
	const uris = chosen.map(({ uri }) => uri)
	const isSimilar = ({ tipe }: Choice) => chosen.some((item) => item.tipe.nama === tipe)
	const similar = choices.filter(isSimilar)
	const others = choices.filter((choice) => !isSimilar(choice))
	return (
		<Section judul={judul} dense className="no-print">
			<ChoiceList uris={uris} choices={similar.length > 0 ? similar : others} />
			{similar.length > 0 && others.length > 0 && (
				<details className="mt-4">
					<summary className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline underline-offset-4">
						{others.length} paket jenis lain
					</summary>
					<div className="mt-2">
						<ChoiceList uris={uris} choices={others} />
					</div>
				</details>
			)}
		</Section>
	)
}

const ChoiceList = ({ uris, choices }: { uris: string[]; choices: Choice[] }) => (
	<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
		{choices.map(({ uri, nama, harga, tipe, kategori }) => (
			<li key={uri}>
				<Link
					to={bandingkanAddress([...uris, uri])}
					className="group flex h-full flex-col rounded-2xl bg-paper px-4 py-3 leading-snug shadow-soft"
				>
					<span className="font-semibold text-leaf-700 text-sm">
						{tipe} · {kategori}
					</span>
					<span className="font-bold text-teal-900 group-hover:underline">{nama}</span>
					<span className="text-soft tabular-nums">{harga}</span>
				</Link>
			</li>
		))}
	</ul>
)
