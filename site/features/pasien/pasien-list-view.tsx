import { Check, ChevronRight, Pencil, UserPlus, UserRound, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { Pasien, PasienOfMember } from '../../../contract/pasien/pasien.ts'
import { sebutUmur } from '../../../contract/pasien/tanggal-lahir.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { Empty } from '../../ui/state/state.tsx'
import { describeKurang, PASIEN_BARU } from './use-pasien-fields.ts'

interface PasienActions {
	isAdding: boolean
	/** The ids of the patients who are chosen together; null while one press chooses one patient. */
	several: ReadonlySet<string> | null
	/** The patients for whom the package is in the cart. */
	inCart: ReadonlySet<string>
	onChoose: (people: Pasien[]) => void
	onSeveral: (several: ReadonlySet<string> | null) => void
	/** Null adds a patient. */
	onEdit: (pasien: Pasien | null) => void
}

interface PasienListViewProps extends PasienActions {
	list: PasienOfMember
	/** The patient's id, or `baru`, that the visitor comes back from. */
	from?: string
	/** What became of several patients. */
	notice: string
}

export function PasienListView({ list: { own, other }, from, notice, ...actions }: PasienListViewProps) {
	const { several, isAdding, onChoose, onSeveral, onEdit } = actions
	const all = [...own, ...other]
	const isFromRow = all.some(({ id }) => id === from)
	const row = (pasien: Pasien) => (
		<PasienRow key={pasien.id} pasien={pasien} isFocused={pasien.id === from} {...actions} />
	)
	const Icon = several ? UserRound : UsersRound
	return (
		<>
			<h2
				ref={isFromRow || from === PASIEN_BARU ? undefined : focusOnMount}
				tabIndex={-1}
				className="scroll-mt-24 text-xl outline-none md:text-2xl"
			>
				Untuk siapa paket ini?
			</h2>
			{all.length === 0 && (
				<div className="mt-5">
					<Empty thing="Pasien" />
				</div>
			)}
			{(all.length > 1 || several) && (
				<Button look="quiet" onClick={() => onSeveral(several ? null : new Set())} className="mt-1 -ml-5 text-left">
					<Icon className="size-5 shrink-0" />
					{several ? 'Pilih satu orang saja' : 'Pilih beberapa orang sekaligus'}
				</Button>
			)}
			<p role="status" className="mt-3 rounded-field bg-sand px-4 py-3 text-[0.9375rem] empty:hidden">
				{notice}
			</p>
			{own.length > 0 && <Group title="Data Anda">{own.map(row)}</Group>}
			{other.length > 0 && <Group title="Pasien lain">{other.map(row)}</Group>}
			<p role="status" className="sr-only">
				{isAdding && 'Menambahkan ke keranjang'}
			</p>
			<button
				ref={from === PASIEN_BARU ? focusOnMount : undefined}
				type="button"
				onClick={() => onEdit(null)}
				className="mt-5 flex min-h-14 w-full items-center justify-center gap-2 rounded-2xl border border-teal-700 border-dashed px-4 py-2 font-semibold text-teal-700 hover:bg-teal-50"
			>
				<UserPlus className="size-5 shrink-0" />
				Daftarkan Pasien Baru
			</button>
			{several && (
				<AddSeveral
					people={all.filter(({ id, isComplete }) => isComplete && several.has(id))}
					isAdding={isAdding}
					onChoose={onChoose}
				/>
			)}
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

/** In reach of the thumb while the list scrolls. */
function AddSeveral({
	people,
	isAdding,
	onChoose,
}: Pick<PasienActions, 'isAdding' | 'onChoose'> & { people: Pasien[] }) {
	const isNobody = people.length === 0
	return (
		<div className="sticky bottom-0 -mx-5 mt-5 -mb-5 border-line border-t bg-paper px-5 py-4 md:-mx-8 md:-mb-8 md:px-8">
			<Button
				aria-disabled={isAdding || isNobody}
				onClick={() => !isNobody && onChoose(people)}
				className="w-full md:w-auto"
			>
				{isNobody ? 'Centang yang ikut' : `Tambahkan untuk ${people.length} orang`}
			</Button>
		</div>
	)
}

interface PasienRowProps extends PasienActions {
	pasien: Pasien
	isFocused: boolean
}

const rowLook =
	'flex min-h-20 min-w-0 grow items-center gap-3 rounded-l-2xl py-3 pr-2 pl-4 text-left hover:bg-teal-50 aria-disabled:opacity-60'

/** A press chooses a complete patient, and opens the form of an incomplete one. */
function PasienRow({ pasien, isFocused, several, inCart, isAdding, onChoose, onSeveral, onEdit }: PasienRowProps) {
	const { id, isComplete } = pasien
	const nama = pasien.nama || 'Tanpa nama'
	const tap = (event: React.MouseEvent) => {
		if (!isComplete) onEdit(pasien)
		// The second click of a double click was meant for the previous view.
		else if (event.detail < 2) onChoose([pasien])
	}
	const tick = (isTicked: boolean) => {
		const others = [...(several ?? [])].filter((each) => each !== id)
		onSeveral(new Set(isTicked ? [...others, id] : others))
	}
	const person = (
		<span className="min-w-0 grow">
			<span className="block font-bold text-teal-900 leading-snug">{nama}</span>
			{isComplete ? <Facts pasien={pasien} /> : <Incomplete pasien={pasien} />}
			{inCart.has(id) && (
				<span className="mt-1 flex items-center gap-1.5 font-semibold text-leaf-700 text-sm">
					<Check className="size-4 shrink-0" />
					Sudah di keranjang
				</span>
			)}
		</span>
	)
	return (
		<li className="flex items-center rounded-2xl border border-line bg-paper pr-2 hover:border-teal-600 has-checked:border-teal-700">
			{several && isComplete ? (
				<label className={rowLook}>
					<input
						ref={isFocused ? focusOnMount : undefined}
						type="checkbox"
						checked={several.has(id)}
						onChange={(event) => tick(event.target.checked)}
						className="size-6 shrink-0 accent-teal-700"
					/>
					{person}
				</label>
			) : (
				<button
					ref={isFocused ? focusOnMount : undefined}
					type="button"
					aria-disabled={isAdding}
					onClick={tap}
					className={rowLook}
				>
					{person}
					<ChevronRight className="size-5 shrink-0 text-teal-600" />
				</button>
			)}
			<IconButton label={`Ubah data ${nama}`} icon={Pencil} onClick={() => onEdit(pasien)} />
		</li>
	)
}

const Incomplete = ({ pasien }: { pasien: Pasien }) => (
	<>
		<span className="mt-1.5 block w-fit rounded-full bg-sand px-3 py-0.5 font-semibold text-ink text-sm">
			Data Belum Lengkap
		</span>
		<span className="mt-1 block text-sm text-soft leading-snug">{describeKurang(pasien.kurang, pasien)}</span>
	</>
)

function Facts({ pasien: { nik, tanggalLahir, jenisKelamin } }: { pasien: Pasien }) {
	const umur = sebutUmur(tanggalLahir, tanggalWib(Date.now()))
	const { dots, end } = maskNik(nik)
	return (
		<span className="mt-0.5 block text-[0.9375rem] text-soft">
			<span className="block">{[jenisKelamin && namaJenisKelamin[jenisKelamin], umur].filter(Boolean).join(', ')}</span>
			<span className="block tabular-nums">
				NIK <span className="sr-only">berakhiran </span>
				<span aria-hidden="true">{dots}</span>
				{end}
			</span>
		</span>
	)
}
