import { Info } from 'lucide-react'
import { useId } from 'react'

interface FieldProps extends React.ComponentProps<'input'> {
	label: string
	/** How to fill in the field. */
	hint?: string
	/** What the field lacks. It takes the place of the hint: the form does not move when it appears. */
	lack?: string | null
	/** The ID card reader is not sure of the value. */
	isDoubtful?: boolean
	/** Makes it a textarea. */
	rows?: number
}

/** A label, its field, and notes about the field. */
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
				<div className="grid *:[grid-area:1/1]">
					<p id={`${id}-cara`} className={`text-sm text-soft ${lack ? 'invisible' : ''}`}>
						{hint}
					</p>
					{lack && <Lack id={`${id}-kurang`}>{lack}</Lack>}
				</div>
			)}
			<Input
				{...input}
				id={id}
				aria-describedby={describedBy.join(' ') || undefined}
				className={`mt-1.5 min-h-12 w-full rounded-field border px-4 py-2.5 ${isDoubtful ? 'border-teal-700 bg-sand' : 'border-soft/60 bg-paper'}`}
			/>
			{!hint && lack && (
				<Lack id={`${id}-kurang`} className="mt-1.5">
					{lack}
				</Lack>
			)}
		</div>
	)
}

export const Doubtful = ({ id }: { id: string }) => (
	<span id={id} className="rounded-full bg-sand px-2.5 font-semibold text-ink text-sm">
		periksa kembali
	</span>
)

interface LackProps {
	id: string
	className?: string
	children: React.ReactNode
}

export const Lack = ({ id, className = '', children }: LackProps) => (
	<p id={id} className={`flex gap-1.5 text-sm text-teal-700 ${className}`}>
		<Info className="mt-0.5 size-4 shrink-0" />
		{children}
	</p>
)
