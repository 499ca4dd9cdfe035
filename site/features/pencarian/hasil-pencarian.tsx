import { memo } from 'react'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import type { KelompokPencarian } from '../../../contract/web/kelompok-pencarian.ts'
import type { Pencarian } from '../../../contract/web/pencarian.ts'
import { later } from '../../lib/navigation/later.tsx'
import { MoreLink } from '../../ui/section/section.tsx'
import { HalamanPopuler } from './halaman-populer.tsx'
import { HasilDokter, HasilFaq, HasilGroup, HasilRow } from './hasil-row.tsx'
import { countHasil, type Found, orderGroups, type SemuaHasil } from './search-more.ts'

const judulGroup: Record<KelompokPencarian, string> = {
	dokter: 'Dokter',
	poliKlinik: 'Poli klinik',
	layanan: 'Layanan',
	paket: 'Paket layanan',
	artikel: 'Artikel',
	fasilitas: 'Fasilitas',
	faq: 'Pertanyaan umum',
	mitra: 'Mitra',
}

interface GroupsProps {
	hasil: SemuaHasil
	groups: KelompokPencarian[]
}

/** Links to the groups; on a phone the last one is far below. */
const GroupLinks = ({ hasil, groups }: GroupsProps) => (
	<nav aria-label="Kelompok hasil" className="mt-4 mb-8">
		<ul className="flex flex-wrap gap-2">
			{groups.map((group) => (
				<li key={group}>
					<a
						href={`#hasil-${group}`}
						className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-paper px-4 font-semibold text-[0.9375rem] text-teal-800 hover:bg-teal-50"
					>
						{judulGroup[group]}
						<span className="text-soft tabular-nums">{hasil[group].pagination.totalData}</span>
					</a>
				</li>
			))}
		</ul>
	</nav>
)

interface HasilPencarianProps {
	cari: string
	hasil: SemuaHasil
	pencarian: Pencarian
}

/** Quick answers, then the groups with the best result first. A page that renders again must not drop them: memo. */
export const HasilPencarian = memo(function HasilPencarian({ cari, hasil, pencarian }: HasilPencarianProps) {
	const groups = orderGroups(hasil, pencarian.urutan)
	const isEmpty = groups.length === 0
	return (
		<>
			{needsJawaban(hasil, pencarian) && <jawabanPencarian.Part cari={cari} pencarian={pencarian} isEmpty={isEmpty} />}
			{isEmpty ? <HalamanPopuler /> : <Groups cari={cari} hasil={hasil} groups={groups} />}
		</>
	)
})

/** Quick answers, and that nothing was found. A loader in the browser awaits `ready` where the page needs it. */
export const jawabanPencarian = later(() =>
	import('./jawaban-pencarian.tsx').then(({ JawabanPencarian }) => JawabanPencarian),
)

export const needsJawaban = (hasil: SemuaHasil, { jawaban, halaman }: Pencarian) =>
	jawaban.length > 0 || halaman.length > 0 || countHasil(hasil) === 0

const Groups = ({ cari, hasil, groups }: GroupsProps & { cari: string }) => (
	<>
		<p className="text-soft">
			<strong className="text-ink tabular-nums">{countHasil(hasil)} hasil</strong> untuk “{cari}”
		</p>
		<GroupLinks hasil={hasil} groups={groups} />
		{groups.map((group) => (
			<Group key={group} group={group} hasil={hasil} />
		))}
	</>
)

const Group = <G extends KelompokPencarian>({ group, hasil }: { group: G; hasil: SemuaHasil }) => (
	<HasilGroup
		id={`hasil-${group}`}
		judul={judulGroup[group]}
		found={hasil[group] as Found<ItemOf<G>>}
		card={cards[group]}
		{...(group === 'faq' && { columns: 'max-w-3xl', more: <MoreLink to="/faq" title="Semua pertanyaan" /> })}
	/>
)

type ItemOf<G extends KelompokPencarian> = SemuaHasil[G]['data'][number]

const cards: { [G in KelompokPencarian]: (item: ItemOf<G>) => React.ReactNode } = {
	dokter: (dokter) => <HasilDokter dokter={dokter} />,
	poliKlinik: ({ uri, nama, deskripsi, icon }) => (
		<HasilRow to={`/daftar-dokter/${uri}`} judul={nama} teks={deskripsi} folder="icon-poli-klinik" file={icon} />
	),
	layanan: ({ uri, nama, ringkasan, foto }) => (
		<HasilRow to={`/layanan/${uri}`} judul={nama} teks={ringkasan} folder="foto-layanan" file={foto} />
	),
	paket: ({ uri, nama, harga, ringkasan, mediaContent }) => (
		<HasilRow
			to={`/paket-layanan/${uri}`}
			judul={nama}
			fakta={formatRupiah(harga)}
			teks={ringkasan}
			folder="shop-item"
			file={mediaContent}
		/>
	),
	artikel: ({ uri, judul, ringkasan, artikelMedia: [first] }) => (
		<HasilRow to={`/info-kesehatan/${uri}`} judul={judul} teks={ringkasan} folder="artikel" file={first?.content} />
	),
	fasilitas: ({ uri, nama, ringkasan, foto }) => (
		<HasilRow to={`/fasilitas/${uri}`} judul={nama} teks={ringkasan} folder="foto-fasilitas" file={foto[0]} />
	),
	faq: (faq) => <HasilFaq faq={faq} />,
	mitra: ({ uri, nama, ringkasan, logo }) => (
		<HasilRow to={`/mitra/${uri}`} judul={nama} teks={ringkasan} folder="logo-mitra" file={logo} />
	),
}
