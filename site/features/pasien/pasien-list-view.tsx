import { ChevronRight, Pencil, UserPlus } from 'lucide-react'
import { useId } from 'react'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { Empty } from '../../ui/state/state.tsx'
import { hitungUmur } from './tanggal-lahir.ts'

interface PasienListViewProps {
	own: Pasien[]
	other: Pasien[]
	/** The patient's id, or `baru`, that the visitor comes back from. */
	from?: string
	isAdding: boolean
	onChoose: (pasien: Pasien) => void
	onEdit: (pasien: Pasien) => void
	onNew: () => void
}

/** The member's own patient and the other patients. */
export function PasienListView({ own, other, from, isAdding, onChoose, onEdit, onNew }: PasienListViewProps) {
	const isFromRow = [...own, ...other].some(({ id }) => id === from)
	const row = (pasien: Pasien) => (
		<PasienRow
			key={pasien.id}
			pasien={pasien}
			isFocused={pasien.id === from}
			isAdding={isAdding}
			onChoose={() => onChoose(pasien)}
			onEdit={() => onEdit(pasien)}
		/>
	)
	return (
		<>
			<h2
				ref={isFromRow || from === 'baru' ? undefined : focusOnMount}
				tabIndex={-1}
				className="scroll-mt-24 text-xl outline-none md:text-2xl"
			>
				Untuk siapa paket ini?
			</h2>
			{own.length + other.length === 0 && (
				<div className="mt-5">
					<Empty thing="Pasien" />
				</div>
			)}
			{own.length > 0 && <Group title="Data Anda">{own.map(row)}</Group>}
			{other.length > 0 && <Group title="Pasien lain">{other.map(row)}</Group>}
			<p role="status" className="sr-only">
				{isAdding && 'Menambahkan ke keranjang'}
			</p>
			<button
				ref={from === 'baru' ? focusOnMount : undefined}
				type="button"
				onClick={onNew}
				className="mt-5 flex min-h-14 w-full items-center justify-center gap-2 rounded-2xl border border-teal-700 border-dashed px-4 font-semibold text-teal-700 hover:bg-teal-50"
			>
				<UserPlus className="size-5" />
				Daftarkan Pasien Baru
			</button>
		</>
	)
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="mt-5">
			<h3 id={id} className="text-base">
				{title}
			</h3>
			<ul className="mt-2 flex flex-col gap-3">{children}</ul>
		</section>
	)
}

interface PasienRowProps {
	pasien: Pasien
	isFocused: boolean
	isAdding: boolean
	onChoose: () => void
	onEdit: () => void
}

/** A click chooses a complete patient, and opens the form of an incomplete one. */
function PasienRow({ pasien, isFocused, isAdding, onChoose, onEdit }: PasienRowProps) {
	const nama = pasien.nama || 'Tanpa nama'
	const tap = (event: React.MouseEvent) => {
		if (!pasien.isComplete) onEdit()
		// The second click of a double click was meant for the previous view.
		else if (event.detail < 2) onChoose()
	}
	return (
		<li className="flex items-center rounded-2xl border border-line bg-paper pr-2 hover:border-teal-600">
			<button
				ref={isFocused ? focusOnMount : undefined}
				type="button"
				aria-disabled={isAdding}
				onClick={tap}
				className="flex min-h-20 min-w-0 grow items-center gap-3 rounded-l-2xl py-3 pr-2 pl-4 text-left hover:bg-teal-50 aria-disabled:opacity-60"
			>
				<span className="min-w-0 grow">
					<span className="block font-bold text-teal-900 leading-snug">{nama}</span>
					{pasien.isComplete ? (
						<Facts pasien={pasien} />
					) : (
						<span className="mt-1.5 inline-block rounded-full bg-sand px-3 py-0.5 font-semibold text-ink text-sm">
							Data Belum Lengkap
						</span>
					)}
				</span>
				<ChevronRight className="size-5 shrink-0 text-teal-600" />
			</button>
			<button
				type="button"
				aria-label={`Ubah data ${nama}`}
				onClick={onEdit}
				className="grid size-11 shrink-0 place-items-center rounded-full text-teal-800 hover:bg-teal-50"
			>
				<Pencil className="size-5" />
			</button>
		</li>
	)
}

function Facts({ pasien: { nik, tanggalLahir, jenisKelamin } }: { pasien: Pasien }) {
	const umur = hitungUmur(tanggalLahir, tanggalWib(Date.now()))
	const { dots, end } = maskNik(nik)
	return (
		<span className="mt-0.5 block text-[0.9375rem] text-soft">
			<span className="block">
				{jenisKelamin && namaJenisKelamin[jenisKelamin]}
				{umur !== null && `, ${umur} tahun`}
			</span>
			<span className="block tabular-nums">
				NIK <span className="sr-only">berakhiran </span>
				<span aria-hidden="true">{dots}</span>
				{end}
			</span>
		</span>
	)
}
