import { UserPlus } from 'lucide-react'
import { useId } from 'react'
import type { Pasien } from '../../../contract/pasien.ts'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { Empty } from '../../ui/state/state.tsx'
import { PasienRow } from './pasien-row.tsx'

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
