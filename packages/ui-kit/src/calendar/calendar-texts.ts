/** The words of a calendar; months and weekdays come from the language. */
export interface CalendarTexts {
  /** Name of the two arrows together: "Months". */
  months: string;
  /** "Previous month" */
  previousMonth: string;
  /** "Next month" */
  nextMonth: string;
  /** Read out after the name of today's date: "today". */
  today: string;
}
