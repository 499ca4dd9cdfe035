import { Info } from 'lucide-react'
import { useId } from 'react'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import type { usePasienFields } from './use-pasien-fields.ts'

interface FieldProps extends React.ComponentProps<'input'> {
	label: string
	hint?: string
	/** What the field lacks. It takes the place of the hint: the form does not move when it appears. */
	lack?: string | null
	/** The visitor should check the value: the ID card reader is not sure of it, or it comes from the NIK. */
	isDoubtful?: boolean
	/** Makes it a textarea. */
	rows?: number
}

export function Field({ label, hint, lack, isDoubtful = false, className, ...input }: FieldProps) {
	const id = useId()
	// A textarea takes the same attributes.
	const Input = (input.rows ? 'textarea' : 'input') as 'input'
	const describedBy = [isDoubtful && `${id}-ragu`, hint && !lack && `${id}-cara`, lack && `${id}-kurang`].filter(
		Boolean,
	)
	return (
		<div className={className}>
			<div className="flex flex-wrap items-center gap-x-2.5">
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				{isDoubtful && <Doubtful id={`${id}-ragu`} />}
			</div>
			{hint && (
				<div className="grid *:[grid-area:1/1] *:mt-0">
					<p id={`${id}-cara`} className={`text-sm text-soft ${lack ? 'invisible' : ''}`}>
						{hint}
					</p>
					<Lack id={`${id}-kurang`}>{lack}</Lack>
				</div>
			)}
			<Input
				{...input}
				id={id}
				aria-describedby={describedBy.join(' ') || undefined}
				className={`mt-1.5 min-h-12 w-full rounded-field border px-4 py-2.5 ${isDoubtful ? 'border-teal-700 bg-sand' : 'border-soft/60 bg-paper'}`}
			/>
			{!hint && <Lack id={`${id}-kurang`}>{lack}</Lack>}
		</div>
	)
}

const Doubtful = ({ id }: { id: string }) => (
	<span id={id} className="rounded-full bg-sand px-2.5 font-semibold text-ink text-sm">
		periksa kembali
	</span>
)

const Lack = ({ id, children }: { id: string; children?: string | null }) =>
	children && (
		<p id={id} className="mt-1.5 flex gap-1.5 text-sm text-teal-700">
			<Info className="mt-0.5 size-4 shrink-0" />
			{children}
		</p>
	)

type JenisKelaminFieldProps = ReturnType<typeof usePasienFields>['choice']

export function JenisKelaminField({ value, lack, isDoubtful, onChoose, onLeave }: JenisKelaminFieldProps) {
	const id = useId()
	const describedBy = [isDoubtful && `${id}-ragu`, lack && `${id}-kurang`].filter(Boolean).join(' ')
	return (
		<fieldset aria-describedby={describedBy || undefined} onBlur={onLeave}>
			<legend className="float-left font-semibold">Jenis kelamin</legend>
			<div className="flex min-h-7 items-center pl-2.5">{isDoubtful && <Doubtful id={`${id}-ragu`} />}</div>
			<div className="clear-both mt-1.5 grid two-columns gap-3">
				{Object.entries(namaJenisKelamin).map(([choice, nama]) => (
					<label
						key={choice}
						className={`relative flex min-h-12 items-center justify-center rounded-field border px-2 font-semibold has-checked:border-teal-700 has-checked:bg-teal-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-teal-600 has-focus-visible:outline-offset-3 ${isDoubtful ? 'border-teal-700' : 'border-soft/60'}`}
					>
						<input
							type="radio"
							name="jenisKelamin"
							value={choice}
							checked={value === choice}
							onChange={() => onChoose(choice)}
							className="sr-only"
						/>
						{nama}
					</label>
				))}
			</div>
			<Lack id={`${id}-kurang`}>{lack}</Lack>
		</fieldset>
	)
}
