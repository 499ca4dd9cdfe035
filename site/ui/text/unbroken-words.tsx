/** A text without line breaks inside short hyphenated words such as 'Check-Up', and in parentheses that fit a line. */
export const UnbrokenWords = ({ text }: { text: string }) =>
	text.split(/((?<!\S)[^\s-]{1,10}-[^\s-]{1,10}(?!\S)|\([^)]+\))/).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
			<span key={index} className="inline-block">
				{part}
			</span>
		),
	)
