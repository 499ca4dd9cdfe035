const PETAL_ANGLES = [0, 72, 144, 216, 288]

/** The hospital's mark: five petals and a leaf, in the colour of the surrounding text. */
export const JasmineMark = ({ className }: { className?: string }) => (
	<svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true">
		<path d="M40 44c5 10 14 13 22 12-1-9-7-16-18-17z" opacity=".65" />
		{PETAL_ANGLES.map((angle) => (
			<path
				key={angle}
				transform={`rotate(${angle} 30 30)`}
				d="M30 28c-6-4-8-11-6-18 2-5 4-7 6-8 2 1 4 3 6 8 2 7 0 14-6 18z"
			/>
		))}
		<circle cx="30" cy="30" r="4" opacity=".55" />
	</svg>
)
