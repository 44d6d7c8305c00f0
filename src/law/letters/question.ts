/** The name by which a link opens the tool: `#letter&from=gst&by=call&asks=money`. */
export const LETTER = 'letter';

export const letterQuestion = {
  question: 'Is this letter, message or call real?',
  line: 'Three answers: then what a real one carries, how to check it, and what to do now.',
};
