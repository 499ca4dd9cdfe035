import { Fragment } from 'react'
import { PETUNJUK_PENCARIAN } from '../../../contract/petunjuk-pencarian.ts'
import { useTemplate } from '../../template.ts'
import { Empty, Loading, Skeleton } from '../../ui/state/state.tsx'
import { HalamanPopuler } from './halaman-populer.tsx'
import { HasilGroup } from './hasil-group.tsx'
import { HasilDokter, HasilRow } from './hasil-row.tsx'
import type { Hasil } from './search-everything.ts'

export const countHasil = (hasil: Hasil) =>
	Object.values(hasil).reduce((sum, { pagination }) => sum + pagination.totalData, 0)

const judulGroup: Record<keyof Hasil, string> = {
	dokter: 'Dokter',
	poliKlinik: 'Poli klinik',
	layanan: 'Layanan',
	artikel: 'Artikel',
	fasilitas: 'Fasilitas',
	mitra: 'Mitra',
}

/** Links to the groups; on a phone the last one is far below. */
function GroupLinks({ hasil }: { hasil: Hasil }) {
	const groups = Object.keys(judulGroup) as (keyof Hasil)[]
	return (
		<nav aria-label="Kelompok hasil" className="mt-4 mb-8">
			<ul className="flex flex-wrap gap-2">
				{groups
					.filter((group) => hasil[group].data.length > 0)
					.map((group) => (
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
}

/** The hint with what was searched for in bold. */
function Petunjuk({ cari }: { cari: string }) {
	const [before, ...after] = (useTemplate().teks.data.petunjukPencarian || PETUNJUK_PENCARIAN).split('{kata}')
	return (
		<>
			{before}
			{after.map((text) => (
				<Fragment key={text}>
					<strong className="text-ink">{cari}</strong>
					{text}
				</Fragment>
			))}
		</>
	)
}

/** The six groups, most likely needed first; empty ones are left out. */
export function HasilPencarian({ cari, hasil }: { cari: string; hasil: Hasil }) {
	const total = countHasil(hasil)
	if (total === 0)
		return (
			<>
				<Empty thing="Hasil Pencarian">
					<p className="mt-4 text-soft">
						<Petunjuk cari={cari} />
					</p>
				</Empty>
				<div className="mt-10">
					<HalamanPopuler />
				</div>
			</>
		)
	return (
		<>
			<p className="text-soft">
				<strong className="text-ink tabular-nums">{total} hasil</strong> untuk “{cari}”
			</p>
			<GroupLinks hasil={hasil} />
			<HasilGroup id="hasil-dokter" judul={judulGroup.dokter} found={hasil.dokter}>
				{(dokter) => <HasilDokter dokter={dokter} />}
			</HasilGroup>
			<HasilGroup id="hasil-poliKlinik" judul={judulGroup.poliKlinik} found={hasil.poliKlinik}>
				{({ uri, nama, deskripsi, icon }) => (
					<HasilRow to={`/daftar-dokter/${uri}`} judul={nama} teks={deskripsi} folder="icon-poli-klinik" file={icon} />
				)}
			</HasilGroup>
			<HasilGroup id="hasil-layanan" judul={judulGroup.layanan} found={hasil.layanan}>
				{({ uri, nama, ringkasan, foto }) => (
					<HasilRow to={`/layanan/${uri}`} judul={nama} teks={ringkasan} folder="foto-layanan" file={foto} />
				)}
			</HasilGroup>
			<HasilGroup id="hasil-artikel" judul={judulGroup.artikel} found={hasil.artikel}>
				{({ uri, judul, ringkasan, artikelMedia }) => (
					<HasilRow
						to={`/info-kesehatan/${uri}`}
						judul={judul}
						teks={ringkasan}
						folder="artikel"
						file={artikelMedia[0]?.content}
					/>
				)}
			</HasilGroup>
			<HasilGroup id="hasil-fasilitas" judul={judulGroup.fasilitas} found={hasil.fasilitas}>
				{({ uri, nama, ringkasan, foto }) => (
					<HasilRow to={`/fasilitas/${uri}`} judul={nama} teks={ringkasan} folder="foto-fasilitas" file={foto[0]} />
				)}
			</HasilGroup>
			<HasilGroup id="hasil-mitra" judul={judulGroup.mitra} found={hasil.mitra}>
				{({ uri, nama, ringkasan, logo }) => (
					<HasilRow to={`/mitra/${uri}`} judul={nama} teks={ringkasan} folder="logo-mitra" file={logo} />
				)}
			</HasilGroup>
		</>
	)
}

export function HasilLoading() {
	return (
		<Loading thing="Hasil Pencarian">
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
					<Skeleton key={each} className="h-26" />
				))}
			</div>
		</Loading>
	)
}
