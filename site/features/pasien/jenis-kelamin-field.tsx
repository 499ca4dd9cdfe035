import { useId } from 'react'
import { namaJenisKelamin } from '../../../contract/jenis-kelamin.ts'
import { Doubtful, Lack } from './field.tsx'

interface JenisKelaminFieldProps {
	value: string
	lack: string | null
	isDoubtful: boolean
	onChoose: (value: string) => void
	onLeave: () => void
}

export function JenisKelaminField({ value, lack, isDoubtful, onChoose, onLeave }: JenisKelaminFieldProps) {
	const id = useId()
	const describedBy = [isDoubtful && `${id}-ragu`, lack && `${id}-kurang`].filter(Boolean).join(' ')
	return (
		<fieldset aria-describedby={describedBy || undefined} onBlur={onLeave}>
			<legend className="float-left font-semibold">Jenis kelamin</legend>
			<div className="flex min-h-7 items-center pl-2.5">{isDoubtful && <Doubtful id={`${id}-ragu`} />}</div>
			<div className="clear-both mt-1.5 grid grid-cols-2 gap-3">
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
			{lack && (
				<Lack id={`${id}-kurang`} className="mt-1.5">
					{lack}
				</Lack>
			)}
		</fieldset>
	)
}
