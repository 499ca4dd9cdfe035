import { ChevronRight, Pencil } from 'lucide-react'
import { namaJenisKelamin } from '../../../contract/jenis-kelamin.ts'
import { maskNik } from '../../../contract/mask-nik.ts'
import type { Pasien } from '../../../contract/pasien.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { hitungUmur } from './tanggal-lahir.ts'

interface PasienRowProps {
	pasien: Pasien
	isFocused: boolean
	isAdding: boolean
	onChoose: () => void
	onEdit: () => void
}

/** A click chooses a complete patient, and opens the form of an incomplete one. */
export function PasienRow({ pasien, isFocused, isAdding, onChoose, onEdit }: PasienRowProps) {
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
