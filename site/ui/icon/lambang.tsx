/** The hospital's mark as a decoration, in the colour of the text around it. */
export const Lambang = ({ className = '' }: { className?: string }) => (
	<span aria-hidden="true" className={`lambang ${className}`} />
)
